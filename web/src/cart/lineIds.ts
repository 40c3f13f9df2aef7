/** The element that names a line: focus goes there when the line needs attention. */
export const titleIdOf = (lineId: string): string => `line-${lineId.replaceAll('.', '-')}`

/** The heading of the cart: focus goes there when a line has gone. */
export const cartTitleId = 'cart-title'

/** The choice of a professional e-mail for an item: its banner leads there. */
export const emailChoiceId = (itemId: string): string => `email-${itemId.replaceAll('.', '-')}`
