import type { Chance } from './chance.ts'
import type { Style } from './design-styles.ts'
import { everyLanguage } from './texts.ts'
import { dayAfter } from './write-prices.ts'

interface Maker {
  readonly manufacturer: string
  readonly address: string
  readonly contact: string
  readonly responsiblePerson?: { readonly name: string; readonly address: string; readonly contact: string }
}

/** The responsible person in the EU for manufacturers outside it. */
const responsiblePerson = {
  name: 'Halden A/S',
  address: 'Garnvej 12, 7100 Vejle, Denmark',
  contact: 'safety@halden.example',
}

const manufacturers: Readonly<Record<string, Maker>> = {
  Halden: { manufacturer: 'Halden A/S', address: 'Garnvej 12, 7100 Vejle, Denmark', contact: 'safety@halden.example' },
  'Alder & Loom': {
    manufacturer: 'Alder & Loom Ltd',
    address: '4 Mill Lane, Hebden Bridge HX7 8AD, United Kingdom',
    contact: 'safety@alder-loom.example',
    responsiblePerson,
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
    responsiblePerson,
  },
}

/** The mannequins in the pictures, each with the size it wears, in letters and in numbers, and its measurements. */
const forms = {
  women: { letter: 'S', size: '36', chest: '84 cm', waist: '63 cm', hip: '90 cm' },
  plus: { letter: 'XL', size: '48', chest: '112 cm', waist: '98 cm', hip: '120 cm' },
  men: { letter: 'M', size: '50', chest: '98 cm', waist: '80 cm', hip: '96 cm' },
  kids: { letter: '116', size: '116' },
}

interface Certificate {
  readonly number: string
  readonly issuer: string
}

const certificates: Readonly<Record<string, Certificate>> = {
  'organic-cotton': { number: 'OC-41880', issuer: 'Fibre Assurance Europe' },
  'european-linen': { number: 'EL-20417', issuer: 'Flax Register' },
  'recycled-polyester': { number: 'RP-73302', issuer: 'Recycled Yarn Council' },
  'responsible-wool': { number: 'RW-15096', issuer: 'Wool Welfare Board' },
}

/** The attributes of a style except its name and price, with the names of the import form. Codes become texts, found by their word key. */
export function attributesOf(style: Style, chance: Chance, basic: boolean, today: Date): Record<string, unknown> {
  const { kind, material, subBrand } = style
  const worn = !['sneaker', 'boot', 'pump', 'bag', 'accessory'].includes(kind.family)
  const { letter, ...form } = forms[subBrand.form]
  const certificate = material.certificate
  return {
    fit: kind.fit,
    material: material.group,
    careInstructions: material.care.split(' '),
    ...(worn ? { modelMeasurements: kind.sizes === 'letters' ? { ...form, size: letter } : form } : {}),
    sustainabilityReasons: certificate
      ? [
          {
            id: certificate,
            certificate: certificates[certificate]!.number,
            issuer: certificates[certificate]!.issuer,
            scope: `style ${style.number}`,
            validUntil: dayAfter(today, chance.whole(120, 500)).slice(0, 10),
          },
        ]
      : [],
    ...(certificate ? { sustainabilityText: everyLanguage(`certificate.${certificate}`) } : {}),
    productSafety: { ...(manufacturers[style.brand] ?? manufacturers.Halden), warnings: warningsOf(style) },
    subFamily: kind.id,
    isNoos: basic,
    tags: [],
  }
}

/** Safety warnings for the buyer. Only children's clothes have them. */
function warningsOf({ kind, subBrand }: Style): Record<string, string>[] {
  if (subBrand.id !== 'kids') return []
  const keys = ['warning.fire', ...(['coat', 'shirt'].includes(kind.family) ? ['warning.buttons'] : [])]
  return keys.map(everyLanguage)
}
