/** What one's own first page takes from here. */
export { TodayCard } from './own/today-card.tsx'
