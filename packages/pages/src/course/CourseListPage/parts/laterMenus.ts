// This file is a chunk of its own, because the courses are shown before they can be filtered.
export { FilterMenus as default } from '@stoa/ui/FilterMenus';
