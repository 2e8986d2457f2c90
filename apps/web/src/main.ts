import { mount } from 'svelte';
import App from './App.svelte';
import { takeNewVersion } from './app/room/reload';
import './styles/index.css';
import { startPreferences } from './ui/preferences/items.svelte';

// A part of the page that the server no longer has: the server is newer than the page.
addEventListener('vite:preloadError', (event) => {
  if (takeNewVersion()) event.preventDefault();
});
startPreferences();
mount(App, { target: document.getElementById('app')! });
