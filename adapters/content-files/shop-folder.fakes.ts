import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const whole: Readonly<Record<string, unknown>> = {
  'shop.json': { form: 1, name: 'Otter', markets: ['en-gb'], subBrands: [] },
  'markets/en-gb.json': {
    form: 1,
    warehouses: ['main'],
    freeFreight: 60,
    paymentProvider: 'adyen',
    paymentTypes: ['scheme'],
    termsVersion: '1',
    shippingMethods: [
      {
        id: 'home',
        name: 'delivery.home',
        carrier: 'DPD',
        deliveryType: 'home',
        price: 3.95,
        freeShipping: true,
        workingDays: [1, 2],
        cutoff: '16:00',
      },
    ],
  },
  'toggles.json': { form: 1, toggles: { wishlist: true } },
  'pages/about.json': { slug: 'about', title: 'First' },
  'program/en.json': { close: 'Close' },
}

export interface FakeFolder {
  readonly folder: string
  readonly words: string
  write(name: string, content: unknown): Promise<void>
  remove(): Promise<void>
}

/**
 * A small shop folder on disk. A string is written as it is, any other value as JSON; undefined leaves the file out.
 */
export async function fakeShopFolder(changes: Readonly<Record<string, unknown>> = {}): Promise<FakeFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const write = async (name: string, content: unknown) => {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  for (const [name, content] of Object.entries({ ...whole, ...changes }))
    if (content !== undefined) await write(name, content)
  return { folder, words: join(folder, 'program'), write, remove: () => rm(folder, { recursive: true }) }
}
