/** The heading of the box in which a name is chosen: focus goes there when a cart needs one. */
export const domainBoxId = 'domain-box'

/** The button that opens it for one more name. */
export const anotherDomainId = 'domain-another'
