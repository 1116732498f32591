import type { Chance } from './chance.ts'
import type { Style } from './design-styles.ts'
import { dayAfter } from './write-prices.ts'

const manufacturers: Readonly<Record<string, { manufacturer: string; address: string; contact: string }>> = {
  Halden: { manufacturer: 'Halden A/S', address: 'Garnvej 12, 7100 Vejle, Denmark', contact: 'safety@halden.example' },
  'Alder & Loom': {
    manufacturer: 'Alder & Loom Ltd',
    address: '4 Mill Lane, Hebden Bridge HX7 8AD, United Kingdom',
    contact: 'safety@alder-loom.example',
  },
  'Marrow Lane': {
    manufacturer: 'Marrow Lane GmbH',
    address: 'Spinnereistraße 7, 04179 Leipzig, Germany',
    contact: 'safety@marrow-lane.example',
  },
  'Osterlund Skomagere': {
    manufacturer: 'Osterlund Skomagere ApS',
    address: 'Havnegade 31, 5000 Odense C, Denmark',
    contact: 'safety@osterlund.example',
  },
  'Petit Galet': {
    manufacturer: 'Petit Galet SARL',
    address: '9 rue du Port, 29200 Brest, France',
    contact: 'safety@petit-galet.example',
  },
  'Tamarisk Leather': {
    manufacturer: 'Tamarisk Deri Ltd. Şti.',
    address: 'Tabakhane Sokak 18, 35110 İzmir, Türkiye',
    contact: 'safety@tamarisk.example',
  },
}

const models = {
  women: { height: '177 cm', size: '36', chest: '84 cm', waist: '63 cm', hip: '90 cm' },
  plus: { height: '175 cm', size: '48', chest: '112 cm', waist: '98 cm', hip: '120 cm' },
  men: { height: '187 cm', size: '50', chest: '98 cm', waist: '80 cm', hip: '96 cm' },
  kids: { height: '116 cm', size: '116' },
}

const scopes: Readonly<Record<string, string>> = {
  'organic-cotton': 'OC-41880',
  'european-linen': 'EL-20417',
  'recycled-polyester': 'RP-73302',
  'responsible-wool': 'RW-15096',
}

/** What a style is beyond its name and price, in the words of the import form. Codes become texts by word key. */
export function attributesOf(style: Style, chance: Chance, basic: boolean, today: Date): Record<string, unknown> {
  const { kind, material, subBrand } = style
  const worn = !['sneaker', 'boot', 'pump', 'bag'].includes(kind.family)
  const certificate = material.certificate
  return {
    fit: kind.fit,
    material: material.group,
    careInstructions: material.care.split(' '),
    ...(worn ? { modelMeasurements: models[subBrand.form] } : {}),
    sustainabilityReasons: certificate
      ? [
          {
            id: certificate,
            certificate: scopes[certificate],
            scope: `style ${style.number}`,
            validUntil: dayAfter(today, chance.whole(120, 500)).slice(0, 10),
          },
        ]
      : [],
    productSafety: { ...(manufacturers[style.brand] ?? manufacturers.Halden), warnings: [] },
    isNoos: basic,
    tags: [],
  }
}
