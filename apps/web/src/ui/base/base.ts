import type { IconName } from './icons';

export type ButtonTone = 'plain' | 'quiet' | 'primary' | 'danger';

export interface SegmentOption {
  id: string;
  label: string;
}

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** A mark before the label: this is how it is now. */
  checked?: boolean;
  /** On or off by itself, not one of several. */
  toggle?: boolean;
  danger?: boolean;
  /** Why it cannot be done; the item stays and says so. */
  disabledReason?: string;
}

export interface ToastItem {
  id: string;
  text: string;
  tone?: 'plain' | 'warn';
}
