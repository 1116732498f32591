/** Suggestions below a search field; loaded with the first field that is used. */
export { Suggestions, type SuggestionsProps } from './suggestions.tsx'
