import type { ProductCard } from '#contracts/catalogue.ts'
import { SmallTile } from '#web/catalogue/index.ts'
import { Suggestions } from '#web/search/index.ts'

export interface SearchSuggestionsProps {
  readonly input: HTMLInputElement
  readonly always?: boolean
}

/** Suggestions below a search field, including products. */
export const SearchSuggestions = (props: SearchSuggestionsProps) => <Suggestions {...props} Product={Suggested} />

const Suggested = ({ card }: { readonly card: ProductCard }) => <SmallTile card={card} place="searchSuggestion" />
