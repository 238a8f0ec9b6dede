import { API, type Project } from 'typescript/unstable/sync';

/**
 * Opens a package in the compiler, to read its types.
 * @param tsconfig of the package
 * @returns `close` ends the compiler
 */
export function openProject(tsconfig: string): { project: Project; close: () => void } {
  const api = new API({});
  const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
  if (project === undefined) throw new Error(`${tsconfig} is not the configuration of a project.`);
  return { project, close: () => api.close() };
}
