import { Drawer } from '#ui/drawer/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { SearchForm, type SearchFormProps } from './search-form.tsx'

export interface SearchFlyoutProps extends Pick<SearchFormProps, 'loadSuggestions'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** The search in a flyout: the field has the focus, and suggestions are always shown below it. */
export function SearchFlyout({ open, onClose, loadSuggestions }: SearchFlyoutProps) {
  const { t } = useMarket()
  return (
    <Drawer open={open} onClose={onClose} title={t('search.title')} closeWord={t('close')} place="top" focusOn="input">
      <SearchForm kind="flyout" loadSuggestions={loadSuggestions} />
    </Drawer>
  )
}
