/** A kind of body that garments are made for: the chest of each size in cm, and how the chest is estimated from height and weight. */
export interface Cut {
  readonly chests: Readonly<Record<string, number>>
  readonly base: number
  readonly perKg: number
  readonly perCm: number
}

const women = {
  34: 80,
  36: 84,
  38: 88,
  40: 92,
  42: 96,
  44: 102,
  46: 108,
  XS: 80,
  S: 84,
  M: 90,
  L: 96,
  XL: 102,
  '2XL': 108,
}
const men = {
  XS: 86,
  S: 90,
  M: 98,
  L: 106,
  XL: 114,
  '2XL': 123,
  44: 88,
  46: 92,
  48: 96,
  50: 100,
  52: 104,
  54: 108,
  56: 112,
}
const kids = {
  92: 54,
  98: 56,
  104: 58,
  110: 60,
  116: 62,
  122: 64,
  128: 66,
  134: 69,
  140: 72,
  146: 75,
  152: 78,
  158: 81,
  164: 84,
}
const waists = {
  24: 79,
  25: 81,
  26: 83,
  27: 85,
  28: 87,
  29: 90,
  30: 93,
  31: 96,
  32: 99,
  33: 102,
  34: 105,
  36: 111,
  38: 117,
}

export const cuts: Readonly<Record<string, Cut>> = {
  women: { chests: { ...women, ...waists, ...women }, base: 85, perKg: 0.62, perCm: -0.22 },
  curve: {
    chests: {
      L: 102,
      XL: 109,
      '2XL': 119,
      '3XL': 131,
      '4XL': 143,
      44: 102,
      46: 108,
      48: 116,
      50: 122,
      52: 128,
      54: 134,
      56: 140,
      58: 146,
    },
    base: 88,
    perKg: 0.6,
    perCm: -0.22,
  },
  men: { chests: { ...waists, ...men }, base: 80, perKg: 0.6, perCm: -0.16 },
  kids: { chests: kids, base: 22, perKg: 0.35, perCm: 0.24 },
}

export const chestOf = ({ base, perKg, perCm }: Cut, heightCm: number, weightKg: number): number =>
  base + perKg * weightKg + perCm * heightCm
