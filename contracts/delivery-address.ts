import { z } from 'zod'
import { idText, lineText } from './bounds.ts'

export const address = z
  .object({
    id: idText,
    accountId: idText,
    isPreferred: z.boolean(),
    email: lineText,
    firstName: lineText,
    lastName: lineText,
    organizationName: lineText,
    line1: lineText,
    line2: lineText,
    houseNumber: lineText,
    city: lineText,
    postalCode: lineText,
    regionCode: idText,
    country: idText,
    mobilePhoneNumber: lineText,
    district: idText,
    /** The name of the district, for people to read. The shop sends it and ignores it as input. */
    districtName: lineText,
    zone: idText,
    taxOffice: lineText,
    carrierPostNumber: lineText,
    carrierVariant: idText,
    customsCustomerNumber: lineText,
    legalCustomerNumber: lineText,
    geoCoordinates: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  })
  .partial()
  .meta({ id: 'Address' })

export type Address = z.infer<typeof address>
