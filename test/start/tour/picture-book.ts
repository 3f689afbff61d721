import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { shot } from '../../browser/chromium/pointer.ts';

const FOLDER = path.join(import.meta.dirname, '../../../pictures/tour');

/** The pictures of one tour, numbered in the order in which they were taken. */
export class PictureBook {
  readonly folder = FOLDER;
  readonly #hasScreen: boolean;
  #count = 0;

  private constructor(hasScreen: boolean) {
    this.#hasScreen = hasScreen;
  }

  /** An empty folder; the pictures of the tour before are gone. With a screen whole-screen pictures can be taken. */
  static async open(hasScreen: boolean): Promise<PictureBook> {
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    return new PictureBook(hasScreen);
  }

  #next(name: string): string {
    this.#count += 1;
    return path.join(FOLDER, `${String(this.#count).padStart(2, '0')}-${name}.png`);
  }

  /** A page, or a part of one, alone. */
  async page(name: string, target: Page | Locator): Promise<void> {
    await target.screenshot({ path: this.#next(name) });
  }

  /** What a person sees, the browser's own menus included. Without a screen, or a program that reads it, the page. */
  async screen(name: string, page: Page): Promise<void> {
    const file = this.#next(name);
    try {
      if (this.#hasScreen) return await shot(file);
    } catch {
      // ImageMagick is no need of anything else here.
    }
    await page.screenshot({ path: file });
  }
}
