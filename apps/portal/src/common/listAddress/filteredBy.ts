/** Parameters of an address that filter a list of people or collections. */
export const narrowedBy = ['keyword', 'pageNo', 'pageSize'];

/** Parameters of an address that change what the filters of a list of courses count. */
export const countedBy = [
  'keyword',
  'categoryId',
  'industryId',
  'jobLevel',
  'charge',
  'tagId',
  'duration',
  'rating',
  'progress',
];

/** Parameters of an address that filter or sort a list of courses. */
export const filteredBy = [...countedBy, 'pageNo', 'pageSize', 'sort'];
