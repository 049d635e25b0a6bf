/** The dialogs of positions and levels, one for each thing that can be done. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { SheetDialog } from '#platform/sheets/web/sheet-dialog.tsx'
import { jobLevels } from '../../contract/job-levels.ts'
import { competencies, type positions as Positions, positions } from '../../contract/positions.ts'
import {
  exportCompetencies,
  exportPositions,
  importCompetencies,
  importPositions,
  undoCompetencies,
  undoPositions,
} from '../../contract/sheets.ts'
import { LevelForm } from '../job-levels/level-form.tsx'
import { RemoveLevel } from '../job-levels/remove-level.tsx'
import { fieldWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { CompetencyForm } from './competency-form.tsx'
import { PositionForm } from './position-form.tsx'
import { RemovePosition } from './remove-position.tsx'

type Position = DataOf<typeof Positions>[number]
type Level = DataOf<typeof jobLevels>[number]

/** Without a position or a level a new one. */
export type PositionOpen =
  | { readonly what: 'position'; readonly position?: Position }
  | { readonly what: 'competencies' | 'remove-position'; readonly position: Position }
  | { readonly what: 'level'; readonly level?: Level }
  | { readonly what: 'remove-level'; readonly level: Level }
  | { readonly what: 'import-competencies' }
  | { readonly what: 'import-positions'; readonly pasted?: File | undefined }

export function PositionDialogs({ open, onClose }: { readonly open: PositionOpen; readonly onClose: () => void }) {
  const t = useWords()
  switch (open.what) {
    case 'position':
      return <PositionForm position={open.position} onClose={onClose} />
    case 'competencies':
      return <CompetencyForm position={open.position} onClose={onClose} />
    case 'remove-position':
      return <RemovePosition position={open.position} onClose={onClose} />
    case 'level':
      return <LevelForm level={open.level} onClose={onClose} />
    case 'remove-level':
      return <RemoveLevel level={open.level} onClose={onClose} />
    case 'import-positions':
      return (
        <SheetDialog
          title={t('organisation.importPositions')}
          onTake={() => download(exportPositions, {})}
          upload={importPositions}
          undo={undoPositions}
          refreshes={[positions, jobLevels]}
          wordOf={fieldWord}
          pasted={open.pasted}
          onClose={onClose}
        />
      )
    case 'import-competencies':
      return (
        <SheetDialog
          title={t('organisation.importCompetencies')}
          onTake={() => download(exportCompetencies, { body: {} })}
          upload={importCompetencies}
          undo={undoCompetencies}
          refreshes={[positions, competencies]}
          wordOf={fieldWord}
          onClose={onClose}
        />
      )
  }
}
