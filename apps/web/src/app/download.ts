/** Hands a file to the person: the browser's own download. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that every file system takes. */
export const fileName = (name: string, ending: string): string =>
  `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 60) || 'ransen'}.${ending}`;
