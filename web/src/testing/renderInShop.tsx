import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { loadTexts, textLocaleOf } from '../i18n/text.ts'
import type { Texts } from '../i18n/text.ts'
import { TextProvider } from '../i18n/TextContext.tsx'
import { ShopProvider } from '../session/ShopContext.tsx'
import type { Shop } from '../session/ShopContext.tsx'

/** Every text of a shop's language. */
export async function textsOf({ brand }: Pick<Shop, 'brand'>): Promise<Texts> {
  const texts = await loadTexts(textLocaleOf(brand.locale))
  await Promise.all([texts.checkout.load(), texts.domains.load(), texts.more.load()])
  return texts
}

export const inShop = (screen: ReactElement, shop: Shop, texts: Texts) => (
  <ShopProvider value={shop}>
    <TextProvider value={texts}>{screen}</TextProvider>
  </ShopProvider>
)

/** Renders a screen as its shop would. */
export const renderInShop = async (screen: ReactElement, shop: Shop) =>
  render(inShop(screen, shop, await textsOf(shop)))
