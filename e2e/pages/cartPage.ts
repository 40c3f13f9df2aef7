import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { Language } from './language.ts'
import { maria } from './checkoutPages.ts'
import { words } from './language.ts'

/** The cart as a visitor sees it. */
export class CartPage {
  readonly page: Page
  readonly say: (typeof words)[Language]
  readonly summary: Locator
  readonly total: Locator

  constructor(page: Page, language: Language = 'pt') {
    this.page = page
    this.say = words[language]
    this.summary = page.getByRole('region', { name: this.say.summary })
    this.total = this.summary.getByRole('definition').last()
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.alive()
  }

  /** Until the browser has taken over, a press would be lost: the address has then done its work and is shortened. */
  async alive(): Promise<void> {
    await expect(this.page.locator('#root[data-alive]')).toBeAttached()
  }

  /** Where the total is at every step: in the summary on wide screens, in the bar on phones. */
  get shownTotal(): Locator {
    return this.page
      .getByRole('region', { name: this.say.bar })
      .or(this.summary)
      .filter({ visible: true })
      .first()
  }

  item(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  cycle(item: string, name: RegExp): Locator {
    return this.item(item).getByRole('radio', { name })
  }

  addon(name: RegExp): Locator {
    return this.page.getByRole('switch', { name })
  }

  async applyCoupon(code: string): Promise<void> {
    const field = this.page.getByLabel(this.say.couponField)
    if (!(await field.isVisible())) await this.page.getByText(this.say.couponHave).click()
    await field.fill(code)
    await this.page.getByRole('button', { name: this.say.couponApply }).click()
  }

  async askToRemove(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `${this.say.remove} ${name}` }).click()
    return this.page.getByRole('dialog')
  }

  /** The tax document, where the cart asks for one: the buyer's or the owner's. */
  get document(): Locator {
    return this.page.getByRole('textbox', { name: this.say.document })
  }

  /** Goes on with the document that Brazil asks of every buyer. */
  async goOn(): Promise<void> {
    const isAsked = (await this.document.count()) > 0
    if (isAsked && (await this.document.inputValue()) === '') await this.document.fill(maria.document)
    await this.pressOn()
  }

  /** The main action stands in the summary on wide screens and in the bar on phones. */
  get onward(): Locator {
    return this.page.getByRole('button', { name: this.say.goOn, exact: true }).filter({ visible: true })
  }

  async pressOn(): Promise<void> {
    await this.onward.click()
  }

  async useOwnDomain(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: this.say.ownDomain }).check()
    await this.page.getByLabel(this.say.ownDomainField).fill(name)
    await this.page.getByRole('button', { name: this.say.ownDomainUse }).click()
  }

  /** Once the cart has followed the last press and is priced. A press shows itself first, so until its frame is painted nothing is on its way. */
  async settled(): Promise<void> {
    await this.page.evaluate(painted)
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0)
  }
}

/** In the page: a task after the next frame, as late as what a press before it has left to do. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
  })
}
