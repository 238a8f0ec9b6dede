/** The scenes of the films in the repository; each has its folder in `media/films`. */
export type Scene = 'shop' | 'factory' | 'bank' | 'office' | 'data' | 'people' | 'safety' | 'rules';

/** Scene of each category of the second level. */
const ofCategory: Readonly<Record<number, Scene>> = {
  11: 'people',
  12: 'office',
  13: 'office',
  14: 'people',
  21: 'people',
  22: 'people',
  23: 'office',
  31: 'shop',
  32: 'factory',
  33: 'bank',
  34: 'office',
  41: 'safety',
  42: 'rules',
  43: 'rules',
  51: 'data',
  52: 'data',
  53: 'factory',
  61: 'shop',
  62: 'bank',
};

/** The scene behind the films of a course. */
export function sceneOf(categoryId: number): Scene {
  const scene = ofCategory[categoryId];
  if (scene === undefined) throw new Error(`Category ${categoryId} has no scene.`);
  return scene;
}
