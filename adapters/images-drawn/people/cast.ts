import { colourways } from '../cloth/colourways.ts'
import type { Look } from '../drawing/model.ts'
import type { Person, Worn } from './person.ts'

/** A piece in words: family, cut, cloth, colour. */
const worn = (family: Worn['family'], cut: string, cloth: Look['cloth'], colour: string): Worn => ({
  family,
  cut,
  look: { cloth, colour: colourways[colour]! },
})

/** The people of the stories; what they wear from the skin outwards. */
export const cast = {
  linenWoman: {
    ...{ id: 'linen morning', form: 'women', skin: 3, hair: 1, hairStyle: 'bun', sway: 2.8, aside: 0.5, pocketed: 1 },
    outfit: [worn('trousers', 'wide', 'linen', 'oat'), worn('shirt', 'blouse', 'linen', 'white')],
  },
  clayWoman: {
    ...{ id: 'knit and clay', form: 'women', skin: 5, hair: 4, hairStyle: 'crop', sway: -2.8, aside: -0.6 },
    outfit: [worn('skirt', 'pleated', 'wool', 'tobacco'), worn('knit', 'crew', 'cable', 'ivory')],
  },
  clayMan: {
    ...{
      id: 'knit and clay two',
      form: 'men',
      skin: 1,
      hair: 3,
      hairStyle: 'crop',
      sway: 2.2,
      aside: -0.3,
      pocketed: 1,
    },
    outfit: [worn('trousers', 'straight', 'wool', 'charcoal'), worn('knit', 'rollneck', 'knit', 'clay')],
  },
  cityWoman: {
    ...{ id: 'city coat', form: 'women', skin: 1, hair: 0, hairStyle: 'bob', sway: 2.6, aside: 0.4, pocketed: -1 },
    outfit: [
      worn('trousers', 'straight', 'wool', 'charcoal'),
      worn('knit', 'rollneck', 'knit', 'ivory'),
      worn('coat', 'double', 'wool', 'camel'),
    ],
  },
  cityCurve: {
    ...{ id: 'city coat two', form: 'plus', skin: 4, hair: 1, hairStyle: 'long', sway: -2.4, aside: -0.5 },
    outfit: [worn('dress', 'slip midi', 'satin', 'black'), worn('coat', 'belted', 'wool', 'navy')],
  },
  officeWoman: {
    ...{
      id: 'monochrome office',
      form: 'women',
      skin: 2,
      hair: 0,
      hairStyle: 'long',
      sway: -2.6,
      aside: 0.6,
      pocketed: -1,
    },
    outfit: [
      worn('trousers', 'wide', 'wool', 'black'),
      worn('tee', 'regular', 'jersey', 'white'),
      worn('coat', 'blazer', 'wool', 'charcoal'),
    ],
  },
  officeMan: {
    ...{
      id: 'monochrome office two',
      form: 'men',
      skin: 6,
      hair: 1,
      hairStyle: 'crop',
      sway: 2,
      aside: -0.4,
      pocketed: 1,
    },
    outfit: [worn('trousers', 'straight', 'wool', 'grey'), worn('shirt', 'regular', 'poplin', 'white')],
  },
} satisfies Readonly<Record<string, Person>>
