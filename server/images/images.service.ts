import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { drawingQueue } from './drawing-queue.ts'
import type { PictureSource } from './image-source.port.ts'
import { imageRoutes } from './images.routes.ts'
import { openPictureFiles } from './picture-files.cache.ts'
import { type PicturesNeed, type ProductsMedia, preparePictures } from './pictures.ts'

export interface ImagesNeed {
  readonly source: PictureSource
  readonly products: ProductsMedia
  /** `{DATA_DIR}/images`. */
  readonly folder: string
  /** Identifies how the source draws: when it changes, cached pictures are drawn again. */
  readonly revision: string
  /** How many pictures are drawn at a time: the number of processor cores that the shop can spare. */
  readonly lanes: number
  /** Called for pictures that could not be found or made. */
  readonly failed: (error: unknown) => void
}

export interface Images {
  routes(app: FastifyInstance): void
  /** Prepares pictures by their addresses, most important first, whenever no request waits for a picture. The signal ends it. */
  warm(addresses: Iterable<string>, signal?: AbortSignal): Promise<number>
}

const standInsFor = { max: 200, ttl: 15_000 }

export async function openImages({ source, products, folder, lanes, revision, failed }: ImagesNeed): Promise<Images> {
  const files = await openPictureFiles({ folder, revision })
  const standIns = new LRUCache<string, Uint8Array>(standInsFor)
  const needs: PicturesNeed = { source, products, files, standIns, queue: drawingQueue(lanes) }
  return {
    routes: imageRoutes({ ...needs, failed }),
    warm: (addresses, signal) => preparePictures(needs, addresses, { quiet: () => quiet(needs, signal) }),
  }
}

const breathMs = 40

async function quiet({ queue }: PicturesNeed, signal: AbortSignal | undefined): Promise<boolean> {
  do await pause(breathMs, undefined, { ref: false })
  while (!queue.idle && !signal?.aborted)
  return !signal?.aborted
}
