/** The words of one language that limit a search: by price, by size, or by a property to leave out. They are folded. */
export interface LimitWords {
  /** `under 60`: the amount follows. */
  readonly below: readonly string[]
  readonly above: readonly string[]
  /** `to`, `from`: common words that limit a price only next to a currency. */
  readonly belowWithCurrency: readonly string[]
  readonly aboveWithCurrency: readonly string[]
  /** `60 or less`: the amount comes first. */
  readonly orLess: readonly string[]
  readonly orMore: readonly string[]
  readonly between: readonly string[]
  readonly and: readonly string[]
  readonly size: readonly string[]
  /** `8 years`. */
  readonly years: readonly string[]
  readonly without: readonly string[]
  /** An ending that means "without", as in Turkish. */
  readonly withoutEnding?: RegExp
}

const phrases = (text: string): readonly string[] => text.split(', ').filter(Boolean)

const english: LimitWords = {
  below: phrases('under, below, less than, up to, at most, max, maximum, cheaper than, no more than'),
  above: phrases('over, above, more than, at least, min, minimum'),
  belowWithCurrency: phrases('to'),
  aboveWithCurrency: phrases('from'),
  orLess: phrases('or less, and under, or under, or cheaper, max'),
  orMore: phrases('or more, and over, and up, or over'),
  between: phrases('between, from'),
  and: phrases('and, to'),
  size: phrases('size, sizes, sz'),
  years: phrases('years, year, yrs, yr, yo, y'),
  without: phrases('without, no, not'),
}

const scandinavian = {
  belowWithCurrency: phrases('til, till'),
  aboveWithCurrency: phrases('fra, fran'),
  years: phrases('år'),
}

const norwegian: LimitWords = {
  ...scandinavian,
  below: phrases('under, inntil, opp til, høyst, maks, maksimum, mindre enn, billigere enn'),
  above: phrases('over, minst, mer enn'),
  orLess: phrases('eller mindre, eller billigere'),
  orMore: phrases('eller mer'),
  between: phrases('mellom, fra'),
  and: phrases('og, til'),
  size: phrases('størrelse, str'),
  without: phrases('uten'),
}

const words: Readonly<Record<string, LimitWords>> = {
  en: english,
  da: {
    ...scandinavian,
    below: phrases('under, op til, højst, maks, max, maksimum, mindre end, billigere end'),
    above: phrases('over, mindst, mere end'),
    orLess: phrases('eller mindre, eller derunder, og under, eller billigere'),
    orMore: phrases('eller mere, og over, eller derover'),
    between: phrases('mellem, fra'),
    and: phrases('og, til'),
    size: phrases('størrelse, str'),
    without: phrases('uden'),
  },
  no: norwegian,
  nb: norwegian,
  sv: {
    ...scandinavian,
    below: phrases('under, upp till, högst, max, mindre än, billigare än'),
    above: phrases('över, minst, mer än'),
    orLess: phrases('eller mindre, eller billigare'),
    orMore: phrases('eller mer'),
    between: phrases('mellan, från'),
    and: phrases('och, till'),
    size: phrases('storlek, strl, stl'),
    without: phrases('utan'),
  },
  de: {
    below: phrases('unter, bis zu, höchstens, maximal, max, weniger als, günstiger als, billiger als'),
    above: phrases('über, mindestens, mehr als'),
    belowWithCurrency: phrases('bis'),
    aboveWithCurrency: phrases('ab, von'),
    orLess: phrases('oder weniger, oder günstiger, und weniger'),
    orMore: phrases('oder mehr'),
    between: phrases('zwischen, von'),
    and: phrases('und, bis'),
    size: phrases('größe, grösse, gr'),
    years: phrases('jahre, jahren, jahr'),
    without: phrases('ohne'),
  },
  nl: {
    below: phrases('onder, minder dan, maximaal, max, goedkoper dan, hoogstens'),
    above: phrases('boven, meer dan, minstens'),
    belowWithCurrency: phrases('tot'),
    aboveWithCurrency: phrases('vanaf, van'),
    orLess: phrases('of minder, of goedkoper'),
    orMore: phrases('of meer'),
    between: phrases('tussen, van'),
    and: phrases('en, tot'),
    size: phrases('maat'),
    years: phrases('jaar'),
    without: phrases('zonder'),
  },
  fr: {
    below: phrases("moins de, à moins de, en dessous de, au-dessous de, jusqu'à, sous, max, maximum, moins cher que"),
    above: phrases('plus de, à plus de, au-dessus de, au moins, minimum'),
    belowWithCurrency: phrases('à'),
    aboveWithCurrency: phrases('dès, à partir de, de'),
    orLess: phrases('ou moins, maximum, max'),
    orMore: phrases('ou plus'),
    between: phrases('entre, de'),
    and: phrases('et, à'),
    size: phrases('taille, pointure, t'),
    years: phrases('ans, an'),
    without: phrases('sans'),
  },
  es: {
    below: phrases('menos de, por menos de, hasta, por debajo de, máximo, max'),
    above: phrases('más de, por encima de, mínimo'),
    belowWithCurrency: phrases('a'),
    aboveWithCurrency: phrases('desde, de'),
    orLess: phrases('o menos'),
    orMore: phrases('o más'),
    between: phrases('entre, de'),
    and: phrases('y, a'),
    size: phrases('talla, número'),
    years: phrases('años, año'),
    without: phrases('sin'),
  },
  it: {
    below: phrases('sotto, meno di, a meno di, sotto i, fino a, al massimo, massimo, max'),
    above: phrases('sopra, sopra i, più di, oltre, almeno, minimo'),
    belowWithCurrency: phrases('a'),
    aboveWithCurrency: phrases('da, dai'),
    orLess: phrases('o meno'),
    orMore: phrases('o più'),
    between: phrases('tra, fra, tra i, da'),
    and: phrases('e, a'),
    size: phrases('taglia, tg, numero'),
    years: phrases('anni, anno'),
    without: phrases('senza'),
  },
  pt: {
    below: phrases('até, menos de, por menos de, abaixo de, máximo, max'),
    above: phrases('mais de, acima de, mínimo, pelo menos'),
    belowWithCurrency: phrases('a'),
    aboveWithCurrency: phrases('desde, de, a partir de'),
    orLess: phrases('ou menos'),
    orMore: phrases('ou mais'),
    between: phrases('entre, de'),
    and: phrases('e, a'),
    size: phrases('tamanho, número, tam'),
    years: phrases('anos, ano'),
    without: phrases('sem'),
  },
  fi: {
    below: phrases('alle, enintään, korkeintaan, max'),
    above: phrases('yli, vähintään'),
    belowWithCurrency: [],
    aboveWithCurrency: [],
    orLess: phrases('tai alle, tai vähemmän'),
    orMore: phrases('tai yli, tai enemmän'),
    between: [],
    and: phrases('ja'),
    size: phrases('koko, kokoa'),
    years: phrases('vuotta, vuotias, v'),
    without: phrases('ilman'),
  },
  pl: {
    below: phrases('poniżej, mniej niż, maksymalnie, max, najwyżej, taniej niż'),
    above: phrases('powyżej, ponad, więcej niż, minimum, co najmniej'),
    belowWithCurrency: phrases('do'),
    aboveWithCurrency: phrases('od'),
    orLess: phrases('lub mniej'),
    orMore: phrases('lub więcej'),
    between: phrases('między, od'),
    and: phrases('a, do, i'),
    size: phrases('rozmiar, rozm, r'),
    years: phrases('lat, lata, rok'),
    without: phrases('bez'),
  },
  cs: {
    below: phrases('pod, méně než, maximálně, max, nejvýše, levnější než'),
    above: phrases('nad, více než, minimálně, alespoň'),
    belowWithCurrency: phrases('do'),
    aboveWithCurrency: phrases('od'),
    orLess: phrases('nebo méně'),
    orMore: phrases('nebo více'),
    between: phrases('mezi, od'),
    and: phrases('a, do'),
    size: phrases('velikost, vel'),
    years: phrases('let, roky, rok'),
    without: phrases('bez'),
  },
  tr: {
    below: phrases('en fazla, en çok, azami'),
    above: phrases('en az, asgari'),
    belowWithCurrency: [],
    aboveWithCurrency: [],
    orLess: phrases('altı, altında, altındaki, den ucuz, dan ucuz, den az, dan az, ye kadar, ya kadar, e kadar, kadar'),
    orMore: phrases('üstü, üstünde, üzeri, üzerinde, den fazla, dan fazla'),
    between: [],
    and: phrases('ile, ve'),
    size: phrases('beden, numara'),
    years: phrases('yaş, yaşında'),
    without: [],
    withoutEnding: /s[iu]z$/,
  },
  ar: {
    below: phrases('أقل من, تحت, حتى, لا يزيد عن, أرخص من'),
    above: phrases('أكثر من, فوق, ابتداء من'),
    belowWithCurrency: phrases('إلى'),
    aboveWithCurrency: phrases('من'),
    orLess: phrases('أو أقل'),
    orMore: phrases('أو أكثر'),
    between: phrases('بين, من'),
    and: phrases('و, إلى'),
    size: phrases('مقاس, قياس'),
    years: phrases('سنوات, سنة, أعوام'),
    without: phrases('بدون, بلا, من دون'),
  },
}

/** A language without its own table uses the English words, which many shoppers type. */
export const limitWordsOf = (language: string): LimitWords => words[language] ?? english
