/** Line icons on a 24 px grid, stroked in the colour of the text. */
export const ICON_PATHS = {
  field: 'M4 8h16M4 16h16M9 4v16M15 4v16',
  action: 'M5 12h12M12 6l6 6-6 6',
  log: 'M5 6h14M5 11h14M5 16h9',
  controls: 'M5 7h8M17 7h2M5 12h2M11 12h8M5 17h10M19 17h0M15 5v4M9 10v4M17 15v4',
  veil: 'M3.5 12s3.2-5.5 8.5-5.5 8.5 5.5 8.5 5.5-3.2 5.5-8.5 5.5S3.5 12 3.5 12zM5 19 19 5',
  eye: 'M3.5 12s3.2-5.5 8.5-5.5 8.5 5.5 8.5 5.5-3.2 5.5-8.5 5.5S3.5 12 3.5 12zM12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 1 0 0-4.8z',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3',
  sound: 'M4 10v4h3.5L12 18V6L7.5 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h3.5L12 18V6L7.5 10zM16 9.5l5 5M21 9.5l-5 5',
  menu: 'M5 7h14M5 12h14M5 17h14',
  warn: 'M12 4.5 3.5 19.5h17zM12 10v4.5M12 17v.2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  down: 'm7 10 5 5 5-5',
  up: 'm7 14 5-5 5 5',
  more: 'M12 6v.2M12 12v.2M12 18v.2',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5.5v13l10-6.5z',
  step: 'M6 5.5v13l8.5-6.5zM18 5.5v13',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  send: 'M4 12 20 5l-5 15-3.5-6.5z',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
} as const;

export type IconName = keyof typeof ICON_PATHS | 'theme';
