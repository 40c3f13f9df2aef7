/** Fields that focus is moved to when a cart cannot be bought yet. */
const within = (field: string, lineId: string) => `${field}-${lineId.replaceAll('.', '-')}`

/** The owner's document of a national name. */
export const ownerFieldId = (lineId: string): string => within('owner', lineId)

/** The code of a transfer in the cart. */
export const eppFieldId = (lineId: string): string => within('epp', lineId)

/** The buyer's document where no name asks for its owner's. */
export const buyerDocumentId = 'buyer-document'
