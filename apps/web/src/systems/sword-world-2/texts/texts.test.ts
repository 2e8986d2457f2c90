import { testTexts } from '../../testing/texts';
import { swordWorld2Web } from '..';
import { swEn, swJa } from '.';

testTexts(swordWorld2Web, swJa, swEn, import.meta.dirname);
