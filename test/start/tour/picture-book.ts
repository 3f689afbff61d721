import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { screenshot } from '../../run/screenshot.ts';

const FOLDER = path.join(import.meta.dirname, '../../../pictures/tour');

/** Pictures of one tour, numbered in the order in which they were taken. */
export class PictureBook {
  readonly folder: string;
  /** Pictures that could not be taken: file name and reason, a line each. */
  readonly missing: string[] = [];
  readonly #screen: NodeJS.ProcessEnv | null;
  #count = 0;

  private constructor(screen: NodeJS.ProcessEnv | null, folder: string) {
    this.#screen = screen;
    this.folder = folder;
  }

  /**
   * Start with an empty folder. `screen` is the environment of the virtual screen, or null where there is none and
   * only pages can be photographed.
   */
  static async open(screen: NodeJS.ProcessEnv | null, folder = FOLDER): Promise<PictureBook> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new PictureBook(screen, folder);
  }

  /** How many pictures were taken. */
  get taken(): number {
    return this.#count - this.missing.length;
  }

  async #take(name: string, take: (file: string) => Promise<unknown>): Promise<void> {
    this.#count += 1;
    const file = `${String(this.#count).padStart(2, '0')}-${name}.png`;
    try {
      await take(path.join(this.folder, file));
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      this.missing.push(`${file}: ${reason}`);
    }
  }

  /** A page or a part of one. */
  async page(name: string, target: Page | Locator): Promise<void> {
    await this.#take(name, (file) => target.screenshot({ path: file, animations: 'disabled' }));
  }

  /** The whole virtual screen, including the browser's own menus; without one, the page. */
  async screen(name: string, page: Page): Promise<void> {
    const screen = this.#screen;
    if (!screen) return await this.page(name, page);
    await this.#take(name, (file) => screenshot(file, screen));
  }
}
