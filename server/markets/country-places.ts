/** Centre and zoom of a country's map; zoom 6 by default. */
export interface CountryPlace {
  readonly countryId: string
  /** In English. */
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly zoomLevel?: number
}

/** Country, latitude and longitude; also the zoom, if the country is much smaller or larger than most. */
const written = `
AD 42.55 1.58 10 | AE 23.9 54.3 7 | AF 33.9 67.7 | AG 17.3 -61.8 10 | AI 18.22 -63.06 11 | AL 41.1 20.1 7 | AM 40.1 45 7
AO -12.3 17.5 5 | AR -38.4 -63.6 4 | AS -14.3 -170.7 10 | AT 47.6 14.1 7 | AU -25.3 133.8 4 | AW 12.52 -69.97 11 | AX 60.2 20 8
AZ 40.3 47.7 7 | BA 43.9 17.7 7 | BB 13.18 -59.55 10 | BD 23.8 90.3 | BE 50.6 4.6 7 | BF 12.3 -1.7 | BG 42.7 25.3 7
BH 26 50.55 9 | BI -3.4 29.9 8 | BJ 9.5 2.3 | BL 17.9 -62.83 12 | BM 32.3 -64.78 11 | BN 4.5 114.7 9 | BO -16.3 -63.6 5
BQ 12.2 -68.26 10 | BR -14.2 -51.9 4 | BS 24.3 -76.6 7 | BT 27.5 90.4 8 | BW -22.3 24.7 | BY 53.7 28 | BZ 17.2 -88.6 8
CA 56.1 -106.3 3 | CC -12.17 96.84 11 | CD -2.9 23.7 5 | CF 6.6 20.9 | CG -0.8 15.4 | CH 46.8 8.2 7 | CI 7.5 -5.5
CK -21.23 -159.78 10 | CL -35.7 -71.5 4 | CM 5.7 12.7 | CN 35.9 104.2 4 | CO 4.1 -73 5 | CR 9.9 -84.1 7 | CU 21.5 -79.5
CV 15.1 -23.6 7 | CW 12.17 -68.98 10 | CX -10.45 105.65 11 | CY 35.05 33.2 8 | CZ 49.8 15.5 7 | DE 51.2 10.4 | DJ 11.7 42.6 8
DK 56 10.5 7 | DM 15.42 -61.35 10 | DO 18.8 -70.3 7 | DZ 28 2.6 5 | EC -1.6 -78.6 | EE 58.7 25.5 7 | EG 26.7 30.2
EH 24.4 -13.6 | ER 15.4 38.8 | ES 40.2 -3.6 | ET 9.1 40.1 5 | FI 64.5 26.3 5 | FJ -17.8 178 7 | FK -51.75 -59.2 7
FM 6.9 158.2 7 | FO 62 -6.9 8 | FR 46.6 2.4 | GA -0.7 11.7 | GB 54.4 -2.6 5 | GD 12.1 -61.68 10 | GE 42.2 43.5 7
GF 3.9 -53.1 7 | GG 49.46 -2.58 11 | GH 7.9 -1.2 | GI 36.14 -5.35 13 | GL 71.7 -42.2 3 | GM 13.4 -15.4 8 | GN 10.4 -10.9
GP 16.23 -61.5 9 | GQ 1.6 10.4 8 | GR 38.9 23.5 | GT 15.7 -90.3 7 | GU 13.45 144.78 10 | GW 12 -15 8 | GY 4.9 -58.9
HK 22.35 114.13 10 | HN 14.8 -86.6 7 | HR 44.7 16.4 7 | HT 19 -72.7 8 | HU 47.2 19.4 7 | ID -2.3 117.4 4 | IE 53.3 -8
IL 31.4 35 7 | IM 54.23 -4.55 10 | IN 22.3 79.6 4 | IO -7.33 72.42 9 | IQ 33.1 43.8 | IR 32.5 54.3 5 | IS 64.9 -18.6
IT 42.6 12.6 | JE 49.21 -2.13 11 | JM 18.15 -77.3 9 | JO 31.2 36.7 7 | JP 37.6 138 5 | KE 0.5 37.9 | KG 41.5 74.6
KH 12.6 105 7 | KI 1.87 -157.4 8 | KM -11.9 43.7 9 | KN 17.3 -62.74 11 | KP 40.2 127.2 | KR 36.4 127.9 7 | KW 29.3 47.6 8
KY 19.31 -81.25 10 | KZ 48.2 67.3 4 | LA 18.5 103.8 | LB 33.9 35.9 8 | LC 13.9 -60.98 10 | LI 47.15 9.55 11 | LK 7.7 80.7 7
LR 6.4 -9.3 7 | LS -29.6 28.2 8 | LT 55.3 23.9 7 | LU 49.77 6.08 9 | LV 56.9 24.9 7 | LY 27 18 5 | MA 31.9 -6.9
MC 43.74 7.42 14 | MD 47.2 28.5 7 | ME 42.8 19.2 8 | MF 18.08 -63.06 12 | MG -19.4 46.7 5 | MH 7.1 171.2 7 | MK 41.6 21.7 8
ML 17.4 -3.5 5 | MM 21 96.5 5 | MN 46.8 103.1 5 | MO 22.16 113.56 12 | MP 15.2 145.75 9 | MQ 14.65 -61 10 | MR 20.3 -10.3
MS 16.74 -62.19 11 | MT 35.92 14.4 10 | MU -20.28 57.57 9 | MV 3.7 73.2 7 | MW -13.2 34.3 | MX 23.9 -102.5 5 | MY 3.8 109.7 5
MZ -17.3 35.5 5 | NA -22.1 17.2 | NC -21.3 165.5 7 | NE 17.4 9.4 | NF -29.04 167.95 12 | NG 9.6 8.1 | NI 12.9 -85 7
NL 52.2 5.3 7 | NO 64.6 13 4 | NP 28.3 83.9 7 | NR -0.53 166.93 13 | NU -19.05 -169.87 11 | NZ -41.5 172.8 5 | OM 20.6 56.1
PA 8.5 -80.1 7 | PE -9.2 -74.4 5 | PF -17.65 -149.4 8 | PG -6.5 145.2 | PH 11.8 122.9 | PK 30 69.4 5 | PL 52.1 19.4
PM 46.95 -56.33 10 | PN -24.37 -128.32 12 | PR 18.22 -66.47 9 | PS 31.9 35.2 8 | PT 39.6 -8.3 7 | PW 7.5 134.57 9 | PY -23.2 -58.4
QA 25.3 51.2 8 | RE -21.13 55.53 9 | RO 45.9 25 | RS 44.2 20.8 7 | RU 61.5 96.7 3 | RW -2 29.9 8 | SA 24.1 44.5 5
SB -9 159.6 7 | SC -4.68 55.47 10 | SD 16 30 5 | SE 62.5 16.5 4 | SG 1.35 103.82 11 | SH -15.97 -5.7 11 | SI 46.1 14.8 8
SJ 78.6 18.4 5 | SK 48.7 19.5 7 | SL 8.6 -11.8 7 | SM 43.94 12.46 12 | SN 14.4 -14.5 7 | SO 4.8 45.7 5 | SR 4.1 -55.9 7
SS 7.3 30.2 | ST 0.45 6.73 9 | SV 13.7 -88.9 8 | SX 18.04 -63.06 12 | SY 35 38.5 7 | SZ -26.6 31.5 9 | TC 21.77 -71.8 9
TD 15.4 18.7 5 | TG 8.5 1 7 | TH 15.1 101 5 | TJ 38.5 71 7 | TK -9.17 -171.82 9 | TL -8.8 125.9 8 | TM 39.1 59.4
TN 34.1 9.6 | TO -21.17 -175.17 9 | TR 39 35.2 | TT 10.5 -61.25 9 | TV -8.52 179.2 10 | TW 23.7 121 7 | TZ -6.3 34.8
UA 48.7 31.4 | UG 1.3 32.4 7 | US 39.8 -98.6 4 | UY -32.8 -56 7 | UZ 41.8 63.1 | VA 41.9 12.45 15 | VC 13.2 -61.2 10
VE 7.1 -66.2 | VG 18.43 -64.62 10 | VI 17.98 -64.8 9 | VN 16.6 106.3 | VU -16.2 167.7 7 | WF -13.77 -177.16 9 | WS -13.75 -172.1 9
XK 42.6 20.9 9 | YE 15.9 47.6 | YT -12.82 45.15 10 | ZA -29 25.1 5 | ZM -13.5 27.8 | ZW -19 29.9`

const names = new Intl.DisplayNames('en', { type: 'region' })

const read = (line: string): CountryPlace => {
  const [countryId = '', latitude, longitude, zoom] = line.trim().split(' ')
  const place = {
    countryId,
    name: names.of(countryId) ?? countryId,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
  return zoom === undefined ? place : { ...place, zoomLevel: Number(zoom) }
}

/** The whole world. It has no country code, so that it is neither found by a country nor offered as one. */
const wholeWorld: CountryPlace = { countryId: '', name: '', latitude: 20, longitude: 0, zoomLevel: 2 }

export const countryPlaces: readonly CountryPlace[] = [wholeWorld, ...written.trim().split(/[|\n]/).map(read)]

/** The countries that can be chosen. */
export const placesOffered: readonly CountryPlace[] = countryPlaces.filter(({ countryId }) => countryId !== '')

const byCountry = new Map(placesOffered.map((place) => [place.countryId, place]))

/** The country code may be in upper or lower case. */
export const placeOfCountry = (countryId: string): CountryPlace | undefined => byCountry.get(countryId.toUpperCase())
