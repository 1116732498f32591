import { Fault } from '#foundation/fault.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import { type OpenContent, openContent, withWidgetCatalogue } from '#server/content/index.ts'
import { safeHtml } from '#server/platform/safe-html.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { OpenShopFolder } from './open-shop-folder.ts'

/** The editors' content. The catalogue is passed as a function, because categories need texts and menus need categories. */
export const composeContent = (
  { clock, log }: Pick<Infrastructure, 'clock' | 'log'>,
  { markets, content }: Pick<OpenShopFolder, 'markets' | 'content'>,
  catalogue: () => Catalogue,
  drafts = false,
): OpenContent =>
  openContent(
    {
      clock,
      markets,
      safeHtml,
      drafts,
      category: (market, id) => catalogue().category(market, id),
      report: (line) => log.warn(line),
      // As an error, so that it is also reported to monitoring.
      reportUnknownWidget: (type) =>
        log.error({ err: new Fault('content.unknown-widget', { type }) }, `content has an unknown widget: ${type}`),
    },
    drafts ? withWidgetCatalogue(content) : content,
  )
