import { language, t as ui } from '../../texts/index.svelte';
import type { LogEntry, LogText } from '../../ui/log/log';
import { plainText, rollText } from './plain-text';

/** A whole log as people keep it (リプレイ). */
export interface Replay {
  readonly title: string;
  readonly lines: readonly LogEntry[];
}

/** The log as plain text. */
export function replayText({ title, lines }: Replay): string {
  return [title, '', ...lines.map(textOf), ''].join('\n');
}

function textOf(line: LogEntry): string {
  const marks = [
    line.undone ? `（${ui('log.undone')}）` : '',
    line.gmOnly ? `（${ui('log.gmOnly')}）` : '',
  ].join('');
  switch (line.kind) {
    case 'chat':
      return `${marks}${line.speaker}「${line.text}」`;
    case 'divider':
      return `\n―― ${line.text} ――`;
    case 'system':
      return `${marks}${line.text}`;
    default: {
      const title = line.kind === 'found' ? `【${line.title}】` : '';
      const rolls = (line.rolls ?? []).map((roll) => `  ${rollText(roll)}`);
      return [`${marks}${title}${plainText(line.text)}`, ...rolls].join('\n');
    }
  }
}

const STYLE = `
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.7 "Hiragino Sans","BIZ UDPGothic","Yu Gothic UI","Noto Sans JP",sans-serif;color:#1c1c21;background:#f7f5f0}
h1,h2,.found b:first-child{font-family:"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP",serif}
h2{font-size:1rem;text-align:center;color:#5f5e64;margin:2rem 0 1rem}
p{margin:.4rem 0;overflow-wrap:anywhere}.party{color:#26427f}.foe{color:#ab2c15}
.roll{margin-left:1.5rem;color:#45454d;font-size:.9em}.chat{white-space:pre-line;border-left:3px solid #d3cec2;padding-left:.7rem}
.chat small{display:block;color:#5f5e64}.system,.gmonly{color:#5f5e64}.found{background:#f5ebcf;border:1px solid #c9a64f;padding:.5rem .8rem}
.undone{text-decoration:line-through;color:#5f5e64}
`;

/** The log as one page that needs nothing else. All markup in names and chat is text. */
export function replayHtml({ title, lines }: Replay): string {
  return [
    '<!doctype html>',
    `<html lang="${language.current}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escape(title)}</h1>`,
    ...lines.map(htmlOf),
    '</body></html>',
    '',
  ].join('\n');
}

function htmlOf(line: LogEntry): string {
  const names = [line.kind, line.undone ? 'undone' : '', line.gmOnly ? 'gmonly' : ''];
  const attributes = `class="${names.filter(Boolean).join(' ')}"`;
  switch (line.kind) {
    case 'divider':
      return `<h2>${escape(line.text)}</h2>`;
    case 'system':
      return `<p ${attributes}>${escape(line.text)}</p>`;
    case 'chat':
      return `<p ${attributes}><small>${escape(line.speaker)}</small>${escape(line.text)}</p>`;
    default: {
      const title = line.kind === 'found' ? `<b>${escape(line.title)}</b><br>` : '';
      const rolls = (line.rolls ?? []).map(
        (roll) => `<div class="roll">${escape(rollText(roll))}</div>`,
      );
      return `<div ${attributes}><p>${title}${marked(line.text)}</p>${rolls.join('')}</div>`;
    }
  }
}

const marked = (text: LogText): string =>
  text
    .map((part) =>
      typeof part === 'string' ? escape(part) : `<b class="${part.kind}">${escape(part.text)}</b>`,
    )
    .join('');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
