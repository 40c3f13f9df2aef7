/** The text of every data file and icon by its path in `catalogue/`: `prices/br.json`, `icons/vps.svg`. */
export type CatalogueFiles = Readonly<Record<string, string>>
