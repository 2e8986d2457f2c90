import { mount } from 'svelte';
import App from './App.svelte';
import './styles/index.css';
import { startPreferences } from './ui/preferences/items.svelte';

startPreferences();
mount(App, { target: document.getElementById('app')! });
