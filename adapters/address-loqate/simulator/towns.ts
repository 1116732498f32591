/** The towns of the simulator's addresses: real towns in every country that the program knows, with invented streets. */
export interface Town {
  readonly iso2: string
  readonly iso3: string
  readonly postalCode: string
  readonly city: string
  /** Name and code of the state, province or zone, if addresses have one. */
  readonly province: string
  readonly provinceCode: string
  readonly district: string
  readonly streets: readonly string[]
  /** True for `12 High Street`, false for `Strandvej 12`. */
  readonly numberFirst: boolean
}

/** Country, its three-letter code, postal code, town, streets. With a `<` before the streets the number comes first. */
const rows = `
DK DNK|8000|Aarhus C|Strandvejen, Skovbrynet
DK DNK|2100|København Ø|Birkegade, Søtorvet
SE SWE|111 20|Stockholm|Björkgatan, Åkervägen
NO NOR|0150|Oslo|Fjordgata, Bjørkeveien
FI FIN|00100|Helsinki|Koivukatu, Rantatie
IS ISL|101|Reykjavík|Birkigata, Strandgata
DE DEU|10119|Berlin|Lindenallee, Mühlenweg
DE DEU|20095|Hamburg|Deichstraße, Am Speicher
AT AUT|1010|Wien|Lindengasse, Am Anger
CH CHE|8001|Zürich|Seeweg, Rebgasse
LI LIE|9490|Vaduz|Auweg, Rebgasse
NL NLD|1012 AB|Amsterdam|Molenstraat, Lindegracht
BE BEL|1000|Brussel|Molenstraat, Rue du Moulin
LU LUX|1136|Luxembourg|<Rue du Moulin, Rue des Tilleuls
FR FRA|75003|Paris|<Rue des Tilleuls, Rue du Moulin
FR FRA|69002|Lyon|<Quai des Peupliers
MC MCO|98000|Monaco|<Avenue des Oliviers, Rue du Port
AD AND|AD500|Andorra la Vella|<Carrer del Molí, Carrer del Riu
ES ESP|28004|Madrid|Calle del Molino, Calle de los Olmos
PT PRT|1200-443|Lisboa|Rua do Moinho, Rua das Oliveiras
IT ITA|20121|Milano|Via del Mulino, Via dei Tigli
MT MLT|VLT 1117|Valletta|Mill Street, Harbour Steps
GB GBR|AB1 9AA|Sampletown|<Mill Lane, Orchard Road
GB GBR|SW1A 2BB|London|<Orchard Mews, Weavers Row
IE IRL|D02 AF30|Dublin|<Mill Lane, Weavers Row
GR GRC|105 57|Athina|Odos Elaias, Odos Mylou
CY CYP|1011|Lefkosia|Odos Elaias, Odos Mylou
PL POL|00-545|Warszawa|ulica Lipowa, ulica Młyńska
CZ CZE|110 00|Praha|Lipová, Mlýnská
SK SVK|811 01|Bratislava|Lipová, Mlynská
HU HUN|1052|Budapest|Malom utca, Hársfa utca
SI SVN|1000|Ljubljana|Lipova ulica, Mlinska pot
HR HRV|10000|Zagreb|Lipova ulica, Mlinska ulica
BA BIH|71000|Sarajevo|Lipova, Mlinska
RS SRB|11000|Beograd|Lipova, Mlinska
MK MKD|1000|Skopje|Lipova, Melnicka
AL ALB|1001|Tirana|Rruga e Mullirit, Rruga e Blirit
BG BGR|1000|Sofia|ulitsa Lipa, ulitsa Melnitsa
RO ROU|010062|București|Strada Teilor, Strada Morii
EE EST|10146|Tallinn|Veski tänav, Pärna tänav
LV LVA|LV-1050|Rīga|Liepu iela, Dzirnavu ceļš
LT LTU|LT-01103|Vilnius|Liepų gatvė, Malūnų gatvė
UA UKR|01001|Kyiv|vulytsia Lypova, vulytsia Mlynova
KZ KAZ|050000|Almaty|Zhibek Street, Alma Street
AM ARM|0010|Yerevan|Orchard Street, Mill Street
MA MAR|20250|Casablanca|<Rue des Oliviers, Rue du Moulin
DZ DZA|16000|Alger|<Rue des Oliviers, Rue du Moulin
TN TUN|1000|Tunis|<Rue des Oliviers, Rue du Moulin
AE ARE||Dubai|<Palm Grove Street, Harbour Street
AE ARE||Abu Dhabi|<Pearl Street
US USA|10012|New York|<Weavers Street, Orchard Avenue|New York/NY
US USA|94103|San Francisco|<Mill Street|California/CA
US USA|97201|Portland|<Orchard Avenue|Oregon/OR
CA CAN|M5V 2T6|Toronto|<Weavers Street|Ontario/ON
TR TUR|34710|İstanbul|Değirmen Caddesi, Ihlamur Sokak|İstanbul/34|Kadıköy
TR TUR|06420|Ankara|Değirmen Sokak|Ankara/06|Çankaya
`

export const towns: readonly Town[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [codes = '', postalCode = '', city = '', streets = '', province = '', district = ''] = row.split('|')
    const [iso2 = '', iso3 = ''] = codes.split(' ')
    const [name = '', code = ''] = province.split('/')
    const numberFirst = streets.startsWith('<')
    return {
      iso2,
      iso3,
      postalCode,
      city,
      province: name,
      provinceCode: code,
      district,
      streets: streets.replace('<', '').split(', '),
      numberFirst,
    }
  })
