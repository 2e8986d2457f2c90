import { mount } from 'svelte';
import '../../../styles/index.css';
import { startPreferences } from '../../../ui/preferences/items.svelte';
import Gallery from './Gallery.svelte';

startPreferences();
mount(Gallery, { target: document.getElementById('gallery')! });
