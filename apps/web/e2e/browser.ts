import { chromium, type Browser, type BrowserContext } from 'playwright-core';

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export interface Device {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly language?: 'ja' | 'en';
  readonly touch?: boolean;
}

/** A browser of one person, with nothing remembered. */
export async function openDevice(
  browser: Browser,
  { width = 1280, height = 800, scheme = 'light', language = 'ja', touch = false }: Device = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: touch,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(10_000);
  if (language === 'en') {
    await context.addInitScript(() => localStorage.setItem('ransen.language', 'en'));
  }
  return context;
}
