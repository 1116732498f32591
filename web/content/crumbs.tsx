import { Breadcrumb } from '#ui/breadcrumb/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface CrumbsProps {
  /** The pages between the home page and this page, with this page. */
  readonly steps: readonly { readonly title: string; readonly url: string }[]
}

/** The path from the home page to this page. */
export function Crumbs({ steps }: CrumbsProps) {
  const { t, links } = useMarket()
  const home = { title: t('breadcrumb.home'), url: links.homePage ?? '/' }
  return <Breadcrumb label={t('breadcrumb.title')} steps={[home, ...steps.filter(({ url }) => url !== home.url)]} />
}
