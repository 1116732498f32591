/** The fragment of the last page's address, for shoppers who asked for a page beyond it. The page shows a note as its `:target`. */
export const lastPageNote = 'last-page'
