/** Data to invent believable pickup points in a country: its largest town, street names, and kinds of shops that accept parcels. */
export interface Towns {
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  readonly streets: readonly string[]
  readonly shops: readonly string[]
  readonly locker: string
  /** The house number is before the name of the street. */
  readonly numberFirst?: true
}

export const towns: Readonly<Record<string, Towns>> = {
  AE: {
    city: 'دبي',
    latitude: 25.2048,
    longitude: 55.2708,
    locker: 'خزانة الطرود',
    streets: ['شارع المرقبات', 'شارع الجميرا', 'شارع الرقة', 'شارع الوصل', 'شارع الضيافة'],
    shops: ['بقالة الواحة', 'مكتبة النخيل', 'صيدلية المدينة', 'سوبرماركت الحي', 'مركز خدمات البريد'],
  },
  DE: {
    city: 'Berlin',
    latitude: 52.52,
    longitude: 13.405,
    locker: 'Paketschrank',
    streets: ['Lindenstraße', 'Gartenstraße', 'Schulstraße', 'Bahnhofstraße', 'Rosenweg'],
    shops: ['Kiosk am Eck', 'Schreibwaren Vogt', 'Späti Sonnenschein', 'Blumen Hartmann', 'Reinigung Weiß'],
  },
  DK: {
    city: 'København',
    latitude: 55.6761,
    longitude: 12.5683,
    locker: 'Pakkeboks',
    streets: ['Nørregade', 'Vestergade', 'Søndergade', 'Kirkestræde', 'Havnevej'],
    shops: ['Kiosken på hjørnet', 'Bogcaféen', 'Blomsterstuen', 'Købmand Holm', 'Cykelværkstedet'],
  },
  FR: {
    city: 'Paris',
    latitude: 48.8566,
    longitude: 2.3522,
    locker: 'Consigne',
    numberFirst: true,
    streets: ['rue des Lilas', 'avenue de la Gare', 'rue du Moulin', 'boulevard des Arts', 'rue Victor'],
    shops: ['Tabac de la Place', 'Épicerie du Coin', 'Fleurs de Saison', 'Librairie du Canal', 'Pressing Martin'],
  },
  GB: {
    city: 'London',
    latitude: 51.5074,
    longitude: -0.1278,
    locker: 'Parcel locker',
    numberFirst: true,
    streets: ['High Street', 'Church Road', 'Station Road', 'Mill Lane', 'Queen Street'],
    shops: ['Corner News', 'The Flower Room', 'Bell’s Hardware', 'Station Café', 'Park Dry Cleaners'],
  },
  TR: {
    city: 'İstanbul',
    latitude: 41.0082,
    longitude: 28.9784,
    locker: 'Kargo dolabı',
    streets: ['Çınar Sokak', 'Atatürk Caddesi', 'Lale Sokak', 'Cumhuriyet Caddesi', 'Gül Sokak'],
    shops: ['Köşe Büfe', 'Yıldız Market', 'Defne Kırtasiye', 'Umut Eczanesi', 'Çarşı Terzisi'],
  },
  US: {
    city: 'New York',
    latitude: 40.7128,
    longitude: -74.006,
    locker: 'Parcel locker',
    numberFirst: true,
    streets: ['Main Street', 'Oak Avenue', 'Maple Street', '2nd Avenue', 'Washington Street'],
    shops: ['Corner Deli', 'Oak Street Books', 'Fresh Press Cleaners', 'Village Hardware', 'Bluebird Flowers'],
  },
}
