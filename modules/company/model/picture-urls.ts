/** Where the company's pictures are asked for. The address changes with the picture, so that nothing kept is out of date. */
export const logoUrl = (file: string | null): string | null =>
  file && `/api/panel/company/downloadCompanyLogo?version=${file}`
export const photoUrl = (file: string | null): string | null =>
  file && `/api/panel/company/downloadCompanyPhoto?version=${file}`
/** The logo as everybody of the company may ask for it. */
export const ownLogoUrl = (file: string | null): string | null => file && `/api/emp/companyLogo?version=${file}`
