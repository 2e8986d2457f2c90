/** What somebody is typing in a room: it outlives tabs, pages and a reload of the page. */
class ChatDraft {
  readonly #key: string;
  #text = $state('');

  constructor(room: string) {
    this.#key = `ransen.draft.${room}`;
    try {
      this.#text = sessionStorage.getItem(this.#key) ?? '';
    } catch {
      // Without storage it lasts as long as the page.
    }
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    try {
      sessionStorage.setItem(this.#key, text);
    } catch {
      // As above.
    }
  }
}

// Only looked up, never shown.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const drafts = new Map<string, ChatDraft>();

export function chatDraft(room: string): ChatDraft {
  const known = drafts.get(room) ?? new ChatDraft(room);
  drafts.set(room, known);
  return known;
}
