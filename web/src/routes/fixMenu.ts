import { askFlag } from '../session/askFlag.ts'
import type { Shop } from '../session/ShopContext.tsx'

/**
 * The flag `mobile-fixed-menu`: on phones the header stays in sight (PageLayout.module.css). Sticking moves nothing on the page, so it can come
 * after the page is alive.
 */
export async function fixMenu(page: Document, { api, log }: Pick<Shop, 'api' | 'log'>): Promise<void> {
  if (await askFlag('mobile-fixed-menu', api, log)) page.documentElement.dataset.fixedMenu = ''
}
