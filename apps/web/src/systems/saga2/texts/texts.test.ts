import { testTexts } from '../../testing/texts';
import { saga2Web } from '..';
import { sgEn, sgJa } from '.';

testTexts(saga2Web, sgJa, sgEn, import.meta.dirname);
