import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

const STATEMENT = fileURLToPath(
  new URL('../apps/server/src/features/journal/test-data/mt4-statement.htm', import.meta.url),
);
const csv = (text: string) => ({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Trades', exact: true }).click();
  await page.getByRole('button', { name: 'Import trades' }).click();
  return page.getByRole('dialog', { name: 'Import trades' });
}

test.describe('the journal as a file', () => {
  test('shows what a statement holds, adds it once, and gives it out again', async ({ page, signIn }) => {
    await signIn('importer');
    const dialog = await openImport(page);
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await dialog.getByLabel('File', { exact: true }).setInputFiles(STATEMENT);
    await dialog.getByLabel("Time zone of the file's times").selectOption('Europe/Athens');
    await expect(dialog.getByText('3 new, 0 you have already, 1 not read.')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'EURUSD' })).toContainText('+50');
    await dialog.getByText('1 row is not read').click();
    await expect(dialog.getByText('Ticket 80016: It is not closed yet. Import it again once it is.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import 3 trades' }).click();
    await expect(page.getByText('3 trades added')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('XAUUSD').first()).toBeVisible();

    const again = await openImport(page);
    await again.getByLabel('File', { exact: true }).setInputFiles(STATEMENT);
    await expect(again.getByText('0 new, 3 you have already, 1 not read.')).toBeVisible();
    await expect(again.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await again.getByRole('button', { name: 'Cancel' }).click();

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^trades-\d{4}-\d\d-\d\d\.csv$/);
    expect(readFileSync(await download.path(), 'utf8').split('\r\n')).toHaveLength(5);
  });

  test('asks which columns of a CSV hold what it needs', async ({ page, signIn }) => {
    await signIn('importer');
    const dialog = await openImport(page);
    const text = 'What,Side,From,Exit,Closed\nGBPUSD,sell,1.2710,1.2690,2024-02-01 10:00\n';
    await dialog.getByLabel('File', { exact: true }).setInputFiles(csv(text));
    await expect(dialog.getByText('Choose which columns hold: Pair, Entry price.')).toBeVisible();
    await dialog.getByLabel('Column What holds').selectOption('Pair');
    await dialog.getByLabel('Column From holds').selectOption('Entry price');
    await expect(dialog.getByRole('button', { name: 'Import 1 trade' })).toBeEnabled();
    await expect(dialog.getByText('+20')).toBeVisible();
  });

  test('says what to do with a file that holds no trades', async ({ page, signIn }) => {
    await signIn('importer');
    const dialog = await openImport(page);
    await dialog.getByLabel('File', { exact: true }).setInputFiles(csv('Dear reader'));
    await expect(dialog.getByRole('alert')).toContainText('Choose a CSV whose first line names its columns');
  });
});
