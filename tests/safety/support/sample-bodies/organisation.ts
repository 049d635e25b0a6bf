import type { Bodies } from './ids.ts'

export const organisation: Bodies = {
  'organisation.createDivision': ({ department }) => ({ department_id: department, name: 'Division of mine' }),
  'organisation.createDepartment': ({ employee }) => ({ name: 'Department of mine', hod_id: employee }),
  'organisation.changeDepartment': ({ employee }) => ({ hod_id: employee }),
  'organisation.changeDivision': ({ employee }) => ({ hod_id: employee }),
  'organisation.createPosition': ({ department }) => ({ name: 'Position of mine', department_ids: [department] }),
  'organisation.changePosition': () => ({ name: 'Renamed' }),
  'organisation.addPositionDepartments': ({ department }) => ({ department_ids: [department] }),
  'organisation.changeCompetencies': () => ({ revision: 1, competencies: [] }),
  'organisation.exportCompetencies': ({ position }) => ({ position_ids: [position] }),
  'organisation.changeJobLevel': () => ({ name: 'Renamed' }),
  'organisation-chart.move': ({ employee }) => ({ parent_id: employee }),
  'organisation-chart.exportPdf': ({ employee }) => ({ root: employee }),
}
