import { Breadcrumb } from '#ui/breadcrumb/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface CrumbsProps {
  /** From below the front page to here. */
  readonly steps: readonly { readonly title: string; readonly url: string }[]
}

/** The way here from the front page. */
export function Crumbs({ steps }: CrumbsProps) {
  const { t, links } = useMarket()
  const home = { title: t('breadcrumb.home'), url: links.homePage ?? '/' }
  return <Breadcrumb label={t('breadcrumb.title')} steps={[home, ...steps.filter(({ url }) => url !== home.url)]} />
}
