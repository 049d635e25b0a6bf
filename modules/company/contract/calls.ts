/** All calls of the company, part by part. */
import * as bankSheets from './bank-sheets.ts'
import * as banks from './banks.ts'
import * as coordinateSheets from './coordinate-sheets.ts'
import * as coordinates from './coordinates.ts'
import * as currencies from './currencies.ts'
import * as pictures from './pictures.ts'
import * as profile from './profile.ts'
import * as settings from './settings.ts'

export const companyContracts = [
  profile,
  pictures,
  settings,
  banks,
  bankSheets,
  currencies,
  coordinates,
  coordinateSheets,
]
