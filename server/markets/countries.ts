import { andorra } from './countries/ad.ts'
import { unitedArabEmirates } from './countries/ae.ts'
import { albania } from './countries/al.ts'
import { armenia } from './countries/am.ts'
import { austria } from './countries/at.ts'
import { bosniaAndHerzegovina } from './countries/ba.ts'
import { belgium } from './countries/be.ts'
import { bulgaria } from './countries/bg.ts'
import { canada } from './countries/ca.ts'
import { switzerland } from './countries/ch.ts'
import { cyprus } from './countries/cy.ts'
import { czechia } from './countries/cz.ts'
import { germany } from './countries/de.ts'
import { denmark } from './countries/dk.ts'
import { algeria } from './countries/dz.ts'
import { estonia } from './countries/ee.ts'
import { spain } from './countries/es.ts'
import { finland } from './countries/fi.ts'
import { france } from './countries/fr.ts'
import { greatBritain } from './countries/gb.ts'
import { greece } from './countries/gr.ts'
import { croatia } from './countries/hr.ts'
import { hungary } from './countries/hu.ts'
import { ireland } from './countries/ie.ts'
import { iceland } from './countries/is.ts'
import { italy } from './countries/it.ts'
import { kazakhstan } from './countries/kz.ts'
import { liechtenstein } from './countries/li.ts'
import { lithuania } from './countries/lt.ts'
import { luxembourg } from './countries/lu.ts'
import { latvia } from './countries/lv.ts'
import { morocco } from './countries/ma.ts'
import { monaco } from './countries/mc.ts'
import { northMacedonia } from './countries/mk.ts'
import { malta } from './countries/mt.ts'
import { netherlands } from './countries/nl.ts'
import { norway } from './countries/no.ts'
import { poland } from './countries/pl.ts'
import { portugal } from './countries/pt.ts'
import { romania } from './countries/ro.ts'
import { serbia } from './countries/rs.ts'
import { sweden } from './countries/se.ts'
import { slovenia } from './countries/si.ts'
import { slovakia } from './countries/sk.ts'
import { tunisia } from './countries/tn.ts'
import { turkiye } from './countries/tr.ts'
import { ukraine } from './countries/ua.ts'
import { unitedStates } from './countries/us.ts'
import type { CountryRecord } from './country.ts'

/** Every country that the program knows, in the order of the retailer's list. */
export const countries = [
  denmark,
  norway,
  sweden,
  finland,
  germany,
  netherlands,
  belgium,
  greatBritain,
  ireland,
  france,
  spain,
  italy,
  austria,
  switzerland,
  poland,
  portugal,
  czechia,
  slovakia,
  hungary,
  romania,
  greece,
  turkiye,
  unitedStates,
  canada,
  lithuania,
  luxembourg,
  latvia,
  liechtenstein,
  morocco,
  monaco,
  northMacedonia,
  malta,
  andorra,
  albania,
  armenia,
  bosniaAndHerzegovina,
  bulgaria,
  cyprus,
  algeria,
  estonia,
  croatia,
  iceland,
  kazakhstan,
  serbia,
  slovenia,
  tunisia,
  ukraine,
  unitedArabEmirates,
] as const satisfies readonly CountryRecord[]
