import { platesBefore } from '#adapters/images-plates/server.ts'
import { openImages } from '#server/images/index.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Offer } from './offer.ts'
import { openPhotographs } from './photographs.ts'
import { openPictureSource, spareCores } from './picture-source.ts'

export type Pictures = Awaited<ReturnType<typeof openPictures>>

/** Pictures of goods: photographs first, then pictures of the shop's own source. */
export async function openPictures({ settings, database, log }: Infrastructure, { folder, goods }: Offer) {
  const source = await openPictureSource(folder.pictures)
  const photographs = openPhotographs(settings.photographs, database)
  const images = await openImages({
    source: photographs.before(platesBefore(source)),
    products: goods.catalogue,
    folder: `${settings.dataDir}/images`,
    revision: source.revision,
    lanes: spareCores(),
    failed: (error) => log.warn({ err: error }, 'a picture could not be shown'),
  })
  return { photographs, images, close: () => source.close() }
}
