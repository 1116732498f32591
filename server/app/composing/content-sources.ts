import { payloadContent } from '#adapters/content-payload/server.ts'
import { umbracoContent } from '#adapters/content-umbraco/server.ts'
import type { Clock } from '#foundation/clock.ts'
import { type ContentSource, copiesIn, joinSources, togglesOf } from '#server/content/index.ts'
import type { Log } from '#server/platform/logging.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import { cmsSimulatorKeys } from '../simulators/simulator-keys.ts'
import type { OpenShopFolder } from './open-shop-folder.ts'

type Needs = Pick<Settings, 'content' | 'simulators' | 'simulatorsUrl' | 'dataDir'>

/** The shop folder and the CMSs as one source. It is the folder alone unless settings or toggles name a CMS. */
export function contentSources(
  { content, simulators, simulatorsUrl, dataDir }: Needs,
  { markets, source: folder }: Pick<OpenShopFolder, 'markets' | 'source'>,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Log, 'error'> },
): ContentSource {
  const at = (name: 'umbraco' | 'payload') => {
    const { url, key } = content[name]
    if (url !== undefined && key !== undefined) return { url: url.replace(/\/$/, ''), apiKey: key }
    return simulators.includes(name) ? { url: `${simulatorsUrl}/${name}`, apiKey: cmsSimulatorKeys.apiKey } : undefined
  }
  const umbraco = content.older === 'umbraco' ? at('umbraco') : undefined
  const payload = at('payload')
  const cultures = markets.open.map(({ id, locale }) => ({ market: id, culture: locale }))
  return joinSources({
    folder,
    older: umbraco && umbracoContent({ ...umbraco, cultures }, folder),
    newer: payload && payloadContent(payload, folder),
    wantsNewer: ({ toggles }) =>
      markets.open.some(({ choices }) => togglesOf(toggles, choices.toggles).payloadCmsProxy === true),
    copies: copiesIn(`${dataDir}/content`),
    clock,
    failed: (shape, error) => log.error({ err: error, shape }, 'the CMS could not be read: what it said last holds'),
  })
}

/** Origins of the CMSs, because pictures that editors place are loaded from there. */
export const pictureHosts = ({ content, simulators, simulatorsUrl }: Omit<Needs, 'dataDir'>): readonly string[] => [
  ...new Set(
    (['umbraco', 'payload'] as const)
      .map((name) => content[name].url ?? (simulators.includes(name) ? simulatorsUrl : undefined))
      .filter((url) => url !== undefined)
      .map((url) => new URL(url).origin),
  ),
]

/** Keys that sign the notices of a CMS: those of the settings, else those of the simulator. */
export const cmsNoticeKeys = ({ content, simulators }: Pick<Needs, 'content' | 'simulators'>): readonly string[] =>
  content.cmsNoticeKeys ?? (simulators.includes('payload') ? [cmsSimulatorKeys.noticeKey] : [])
