import { askFlag } from '../session/askFlag.ts'
import { learnFlag } from '../session/learnFlag.ts'
import type { Shop } from '../session/ShopContext.tsx'

/**
 * The flag `mobile-fixed-menu`: on phones the header stays in sight (PageLayout.module.css). Sticking moves nothing on the page, so it can come
 * after the page is alive.
 */
export async function fixMenu(page: Document, shop: Pick<Shop, 'api' | 'log' | 'session'>): Promise<void> {
  if (!(await askFlag('mobile-fixed-menu', shop.api, shop.log))) return
  page.documentElement.dataset.fixedMenu = ''
  learnFlag(shop.session, 'mobile-fixed-menu')
}
