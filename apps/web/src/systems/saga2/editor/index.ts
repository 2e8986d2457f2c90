export { default as CharacterEditor } from './CharacterEditor.svelte';
export { default as EnemyEditor } from './EnemyEditor.svelte';
export { default as OptionsEditor } from './OptionsEditor.svelte';
