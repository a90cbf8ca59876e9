import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
const WIDTHS_PX = [390, 1440];

/**
 * Asserts that the page as it stands has no accessibility fault and scrolls nowhere sideways, in both themes, narrow and
 * wide. Leaves it wide, dark and without motion.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in or out has less contrast than it will have, or had.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const height = page.viewportSize()?.height ?? 900;
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      const faults = await page.evaluate(async (chosen) => {
        document.documentElement.dataset['theme'] = chosen;
        // Colours change by transitions, which last a frame even without motion, and those of a child begin anew when its parent's end.
        for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
          await Promise.allSettled(running.map(({ finished }) => finished));
        const { violations } = await window.axe.run();
        return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(', ')}`);
      }, theme);
      expect(faults, `${theme}, ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
