import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFile, sizeGuidesFile } from '#contracts/shop-folder.ts'
import { Fault } from '#foundation/fault.ts'
import type { Content } from '#server/content/index.ts'
import { openSizeGuides, type SizeGuides, type SizeGuidesNeeds } from '#server/size-guides/index.ts'

const file = 'size-guides.json'

/** Size tables of the shop folder. A shop without that file has none. */
export function composeSizeGuides(
  shop: string,
  needs: Omit<SizeGuidesNeeds, 'guides' | 'addressIn'> & { readonly content: Content },
): SizeGuides {
  return openSizeGuides({
    ...needs,
    guides: guidesIn(shop),
    addressIn: (market) => needs.content.linkTo(market, 'size-guide'),
  })
}

function guidesIn(shop: string): SizeGuidesNeeds['guides'] {
  const path = join(shop, file)
  if (!existsSync(path)) return []
  const read = checkFile(sizeGuidesFile, file, jsonOf(path))
  if ('mistakes' in read) throw new Fault('shop-folder.mistakes', { mistakes: read.mistakes })
  return read.value.guides
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Fault('shop-folder.mistakes', { mistakes: [`${file}: ${String(error)}`] })
  }
}
